// SPDX-License-Identifier: Apache-2.0
package watch;

import assay.Agent;

/**
 * Fields of every type, instance and static, written and read some times, and many times; after
 * either the probe, each field once more by each method, and again the probe.
 */
final class CompiledFields {
    boolean z;
    byte b;
    char c;
    short s;
    int i;
    long j;
    float f;
    double d;
    Object o;
    static boolean sz;
    static byte sb;
    static char sc;
    static short ss;
    static int si;
    static long sj;
    static float sf;
    static double sd;
    static Object so;

    private CompiledFields() {
    }

    private void writeOwn(int n) {
        z = true;
        b = (byte) n;
        c = (char) n;
        s = (short) n;
        i = n;
        j = n * 0x123456789L;
        f = n;
        d = n * -0.1;
        o = this;
    }

    /** The holder is not the first local variable. */
    private static void write(int n, CompiledFields holder) {
        holder.z = true;
        holder.b = (byte) n;
        holder.c = (char) n;
        holder.s = (short) n;
        holder.i = n;
        holder.j = n * 0x123456789L;
        holder.f = n;
        holder.d = n * -0.1;
        holder.o = holder;
    }

    private static void writeStatic(int n) {
        sz = true;
        sb = (byte) n;
        sc = (char) n;
        ss = (short) n;
        si = n;
        sj = n * 0x123456789L;
        sf = n;
        sd = n * -0.1;
        so = "text";
    }

    private static double sum(boolean z, byte b, char c, short s, int i, long j, float f, double d,
            Object o) {
        return (z ? 1 : 0) + b + c + s + i + j + f + d + (o == null ? 0 : 1);
    }

    private double readOwn() {
        return sum(z, b, c, s, i, j, f, d, o);
    }

    private static double read(int n, CompiledFields h) {
        return n + sum(h.z, h.b, h.c, h.s, h.i, h.j, h.f, h.d, h.o);
    }

    private static double readStatic() {
        return sum(sz, sb, sc, ss, si, sj, sf, sd, so);
    }

    private static double all(int n, CompiledFields holder) {
        holder.writeOwn(n);
        double result = holder.readOwn();
        write(n + 1, holder);
        result += read(n, holder);
        writeStatic(n + 2);
        return result + readStatic();
    }

    private static void probed(int calls, CompiledFields holder) {
        double sum = 0;
        for (int call = 0; call < calls; call++) {
            sum += all(call, holder);
        }
        Agent.say("computed " + (sum > 0));
        Agent.probe(null);
        sum = all(7, holder);
        Agent.probe(null);
        Agent.say("result " + sum);
    }

    public static void main(String[] args) {
        CompiledFields holder = new CompiledFields();
        // Long enough for a JVM that compiles what runs often to have compiled it.
        probed(30, holder);
        probed(30000, holder);
    }
}
