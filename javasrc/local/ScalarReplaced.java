// SPDX-License-Identifier: Apache-2.0
package local;

import assay.Agent;
import assay.Await;
import assay.Hooks;
import java.util.Arrays;

/**
 * A method that has run often, twice on the stack of the last call: main, work, Nesting.run, work,
 * Probing.run, and the probe. Its variables hold objects and arrays that nobody else knows. What is
 * in them is said when they go on. Of four classes with a run method, each is called as often as
 * the others. With the argument "worker" the last call is that of a thread, which stands in the
 * native Agent.arriveAndWait instead while the main thread calls the probe with it.
 */
final class ScalarReplaced {
    private static final Values[] LAST = {new Values(0), new Values(0), new Values(0)};
    private static boolean same;
    private static int lastBoxed;

    private ScalarReplaced() {
    }

    /** Fields that a superclass has. */
    private static class Inherited {
        byte b;
        long j;
        boolean z;
    }

    /** A field of each primitive type, in an order that leaves gaps. */
    private static final class Values extends Inherited {
        short s;
        double d;
        char c;
        int i;
        float f;

        Values(int n) {
            z = n > 5;
            b = (byte) -n;
            c = (char) -n;
            s = (short) (n * -1000);
            i = n * -100000000;
            j = n * -0x100000000L;
            f = n / -4.0f;
            d = n / 8.0;
        }

        @Override
        public String toString() {
            return z + " " + b + " " + (int) c + " " + s + " " + i + " " + j + " " + f + " " + d;
        }
    }

    /** Calls the probe once it is armed. */
    private static final class Probing implements Runnable {
        private final boolean holding;
        private boolean armed;

        Probing(boolean holding) {
            this.holding = holding;
        }

        @Override
        public void run() {
            if (!armed) {
                return;
            }
            if (holding) {
                Agent.arriveAndWait("probe");
            } else {
                Agent.probe(ScalarReplaced.class);
            }
        }
    }

    /** Calls the method once more, with the other hook, if there is one. */
    private static final class Nesting implements Runnable {
        private Probing probing;

        @Override
        public void run() {
            if (probing != null) {
                work(4, probing);
                say("inner");
            }
        }
    }

    /** What the agent has found in a variable. The characters are reported as numbers. */
    static String text(Object object) {
        if (object instanceof char[]) {
            char[] c = (char[]) object;
            return (int) c[0] + ", " + (int) c[1] + ", " + (int) c[2];
        }
        String array = object instanceof Values ? object.toString()
            : Arrays.deepToString(new Object[] {object});
        return array.replace("[", "").replace("]", "");
    }

    /** Changes what the agent has found, if it can be changed. */
    static void change(Object object) {
        if (object instanceof Values) {
            Values values = (Values) object;
            values.z = !values.z;
            values.b += 50;
            values.c -= 50;
            values.s += 50;
            values.i += 50;
            values.j += 50;
            values.f += 50;
            values.d += 50;
        } else if (object instanceof boolean[]) {
            ((boolean[]) object)[0] = true;
        } else if (object instanceof byte[]) {
            ((byte[]) object)[1] = 51;
        } else if (object instanceof char[]) {
            ((char[]) object)[0] = 52;
        } else if (object instanceof short[]) {
            ((short[]) object)[1] = 53;
        } else if (object instanceof int[]) {
            ((int[]) object)[0] = 54;
        } else if (object instanceof long[]) {
            ((long[]) object)[1] = 55;
        } else if (object instanceof float[]) {
            ((float[]) object)[0] = 56;
        } else if (object instanceof double[]) {
            ((double[]) object)[1] = 57;
        }
    }

    private static void keep(int at, boolean z, byte b, char c, short s, int i, long j, float f,
            double d) {
        Values last = LAST[at];
        last.z = z;
        last.b = b;
        last.c = c;
        last.s = s;
        last.i = i;
        last.j = j;
        last.f = f;
        last.d = d;
    }

    private static void say(String which) {
        Agent.say(which + ": values " + LAST[0]);
        Agent.say(which + ": elements " + LAST[1] + " / " + LAST[2]);
        Agent.say(which + ": boxed " + lastBoxed + ", same " + same);
    }

    /** Slots: n, hook, values, alias, an array each of Z B C S I J F D from 4 on, os 12, boxed. */
    static void work(int n, Runnable hook) {
        Values values = new Values(n);
        Values alias = values;
        boolean[] zs = {n > 10, n > 5, n > 0};
        byte[] bs = {(byte) -n, (byte) n, -128};
        char[] cs = {(char) -n, (char) n, 32768};
        short[] ss = {(short) -n, (short) n, -32768};
        int[] is = {-n, n, Integer.MIN_VALUE};
        long[] js = {-n, n, Long.MIN_VALUE};
        float[] fs = {-n, n, 0.5f};
        double[] ds = {-n, n, -0.5};
        Object[] os = {values, null, zs};
        Integer boxed = n + 10000;
        hook.run();
        keep(0, values.z, values.b, values.c, values.s, values.i, values.j, values.f, values.d);
        keep(1, zs[0], bs[0], cs[0], ss[0], is[0], js[0], fs[0], ds[0]);
        keep(2, zs[1], bs[1], cs[1], ss[1], is[1], js[1], fs[1], ds[1]);
        same = os[0] == values && alias == values && os[1] == null && os[2] == zs;
        lastBoxed = boxed;
    }

    private static void last(Runnable hook) {
        work(6, hook);
        say("outer");
    }

    private static void probe(Thread worker) {
        worker.start();
        Agent.awaitArrival("probe");
        Agent.probe(worker);
        Agent.releasePoint("probe");
        Await.end(worker);
    }

    public static void main(String[] args) {
        Probing probing = new Probing(args.length > 0);
        Nesting nesting = new Nesting();
        Runnable[] hooks = Hooks.beside(probing);
        long sum = 0;
        // Long enough for a JVM that compiles what runs often to have compiled it.
        for (int n = 0; n < 80000; n++) {
            work(n, n % 4 == 3 ? nesting : hooks[n % 4]);
            sum += LAST[2].i;
        }
        Agent.say("computed " + (sum > 0));
        probing.armed = true;
        nesting.probing = probing;
        if (args.length > 0) {
            probe(new Thread(() -> last(nesting), "worker"));
        } else {
            last(nesting);
        }
    }
}
