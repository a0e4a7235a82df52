float tint(float of) { return of * 2; }
