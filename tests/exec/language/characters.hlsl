// A character is an unsigned number, and an infinity may have a suffix.
// compute: main
// bind u0: structured float[6] zero
// expect u0: 97 4294967296 2147483648 4 1 1

RWStructuredBuffer<float> to : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    to[0] = 'a';
    to[1] = 0 - 'a' * 1;
    to[2] = ('a' - 'b') / 2;
    to[3] = sizeof('a');
    to[4] = 1.#INFf > 3.0e38;
    to[5] = -1.#INFh < -3.0e38;
}
