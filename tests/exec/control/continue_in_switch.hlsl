// `continue` in a `switch`, of loops that do something with flow of its own before the next turn: conditions that are asked at once,
// that branch, and that call; steps that do; and a loop that turns once.
// compute: main
// bind t0: structured int[16] 5 3 0 7 1 2 9 4 6 8 11 2 1 0 3 5
// bind u0: structured int[32] zero
// expect u0: agree

StructuredBuffer<int> data : register(t0);
RWStructuredBuffer<int> result : register(u0);

int plain(int n)
{
    int r = 0;
    do {
        switch (n & 3) {
        case 0: r += 1; break;
        default: n -= 2; continue;
        }
        n--;
    } while (n > 0);
    return r;
}

int returns(int n)
{
    int r = 0, k = 0;
    do {
        if (n & 8) {
            switch (n & 3) {
            case 0: r += 1; break;
            case 1: n--; if (r > 3) continue; break;
            case 2: return r;
            default: n -= 2; continue;
            }
        }
        k++;
        if (k > 20) break;
        r += k;
        n--;
    } while (n > 0 && r < 100);
    return r;
}

int sum(int count)
{
    int s = 0;
    for (int i = 0; i < count; i++) {
        if (data[i & 15] == 9) return i;
        s += data[(i + 4) & 15];
    }
    return s;
}

int calls(int n)
{
    int r = 0;
    do {
        switch (n & 3) {
        case 0: r += 1; break;
        case 1: n -= 2; continue;
        default: n--;
        }
        if (n & 32) return r;
        n--;
    } while (n > 0 ? sum(r & 7) < 30 : data[n & 15] > 6);
    return r * 16 + n;
}

int steps(int n)
{
    int r = 0;
    for (int k = 0; k < 12; k += sum(k & 1) > 3 ? 1 : 2) {
        switch ((n + k) & 3) {
        case 0: r += 1; break;
        case 1: n++; continue;
        default: r += 2;
        }
        r = r * 2 + k;
    }
    return r;
}

int once(int n)
{
    int r = 0;
    do {
        switch (n & 3) {
        case 0: r = 5; break;
        case 1: if (n & 4) continue; r = 7; break;
        default: r = 9; continue;
        }
        r += n;
    } while (false);
    return r;
}

[numthreads(8, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    result[i] = plain(i * 3 + 5);
    result[8 + i] = returns(i * 5 + 3);
    result[16 + i] = calls(i * 7 + 1);
    result[24 + i] = steps(data[i]) * 32 + once(data[i + 8]);
}
