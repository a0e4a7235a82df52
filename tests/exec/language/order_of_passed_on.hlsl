// A structure or an array that comes in is the caller's: passed on, it is taken before the other arguments write to it, and what
// comes back of it goes over what they wrote. What a function has for itself, or is given to change, it passes on by its address.
// compute: main
// except spirv: arguments go from left to right in modules for Vulkan
// except dxc: arguments go from left to right in modules for Vulkan
// bind t0: structured int[1] 7
// bind u0: structured int[12] zero
// expect u0: 703 7 303 3 703 3 703 7 703 3 303 3

StructuredBuffer<int> data : register(t0);
RWStructuredBuffer<int> o : register(u0);

struct Counter
{
    int n;
    int set(int to) { n = to; return to; }
};

int changed(inout Counter c, int k) { return c.n * 100 + k; }
int read(Counter c, int k) { return c.n * 100 + k; }
int first(int a[2], int k) { return a[0] * 100 + k; }
int part(inout int n, int k) { return n * 100 + k; }
int put(inout int n, int to) { n = to; return to; }

void passed_on(int at, Counter c)
{
    o[at] = changed(c, c.set(3));
    o[at + 1] = c.n;
}

void given(int at, inout Counter c)
{
    o[at] = changed(c, c.set(3));
    o[at + 1] = c.n;
}

void taken(int at, Counter c)
{
    o[at] = read(c, c.set(3));
    o[at + 1] = c.n;
}

void a_part(int at, Counter c)
{
    o[at] = part(c.n, put(c.n, 3));
    o[at + 1] = c.n;
}

void an_array(int at, int a[2])
{
    o[at] = first(a, put(a[0], 3));
    o[at + 1] = a[0];
}

void a_number(int at, int n)
{
    o[at] = part(n, put(n, 3));
    o[at + 1] = n;
}

[numthreads(1, 1, 1)]
void main()
{
    Counter c = { data[0] };
    int a[2] = { data[0], 1 };
    passed_on(0, c);
    Counter d = c;
    given(2, d);
    taken(4, c);
    a_part(6, c);
    an_array(8, a);
    a_number(10, c.n);
}
