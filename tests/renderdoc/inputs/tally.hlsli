struct Tally
{
    uint sum;
    uint count;

    void add(uint value)
    {
        sum += value; //@ value 7 3 9 3; this.sum 0 7 10 19; this.count 0 1 2 3
        count++; //@ value 7 3 9 3; this.sum 7 10 19 22; this.count 0 1 2 3
    }
};
