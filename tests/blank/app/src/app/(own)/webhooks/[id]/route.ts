interface Context {
  params: Promise<{ id: string }>
}

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  return Response.json(await params)
}

export async function POST(request: Request, { params }: Context): Promise<Response> {
  return Response.json({ ...(await params), ...((await request.json()) as object) })
}
