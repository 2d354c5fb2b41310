// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Agent;
import java.util.function.IntUnaryOperator;

/**
 * A caller of a method, caught in its first call: PopInvocation KIND. Reports what the last call was
 * given and what the caller has then.
 */
final class PopInvocation implements Runnable, IntUnaryOperator {
    private final String kind;
    private String given;
    private String text;

    private PopInvocation(String kind) {
        this.kind = kind;
    }

    /** An argument that nothing else refers to. */
    private static final class Fresh {
        private final int number = 42;

        @Override
        public String toString() {
            return "Fresh " + number;
        }
    }

    private static String words(int a, long b, Object c, double d) {
        return a + " " + b + " " + c + " " + d;
    }

    private static int callStatic(PopInvocation caller, int a, long b, Object c, double d) {
        PopCaught.calls++;
        while (PopCaught.go < PopCaught.calls) {
        }
        caller.given = words(a, b, c, d);
        return 42;
    }

    int callVirtual(int a, long b, Object c, double d) {
        PopCaught.calls++;
        while (PopCaught.go < PopCaught.calls) {
        }
        given = words(a, b, c, d);
        return 42;
    }

    private int callPrivate(int a, long b, Object c, double d) {
        PopCaught.calls++;
        while (PopCaught.go < PopCaught.calls) {
        }
        given = words(a, b, c, d);
        return 42;
    }

    @Override
    public int applyAsInt(int a) {
        PopCaught.calls++;
        while (PopCaught.go < PopCaught.calls) {
        }
        given = "" + a;
        return 42;
    }

    private static int callChanging(PopInvocation caller, int a, long b, Object c, double d) {
        int before = a;
        a += 10;
        b += 10;
        c = "changed";
        d += 10;
        PopCaught.calls++;
        while (PopCaught.go < PopCaught.calls) {
        }
        caller.given = before + ", then " + words(a, b, c, d);
        return 42;
    }

    private static int callDepth(PopInvocation caller, int depth) {
        if (depth > 0) {
            return callDepth(caller, depth - 1) * 10 + depth;
        }
        PopCaught.calls++;
        while (PopCaught.go < PopCaught.calls) {
        }
        caller.given = "" + depth;
        return 42;
    }

    @Override
    public void run() {
        int one = 3;
        long wide = 0x100000002L;
        Object word = "word";
        int got;
        switch (kind) {
        case "static":
            got = one * 1000 + callStatic(this, 1, wide, word, 0.5) * one;
            break;
        case "fresh":
            got = one * 1000 + callStatic(this, 1, wide, new Fresh(), 0.5) * one;
            break;
        case "virtual":
            got = one * 1000 + callVirtual(1, wide, word, 0.5) * one;
            break;
        case "private":
            got = one * 1000 + callPrivate(1, wide, word, 0.5) * one;
            break;
        case "interface":
            IntUnaryOperator operator = this;
            got = one * 1000 + operator.applyAsInt(1) * one;
            break;
        case "changing":
            got = one * 1000 + callChanging(this, 1, wide, word, 0.5) * one;
            break;
        case "recursive":
            got = callDepth(this, 3);
            break;
        default:
            throw new IllegalArgumentException(kind);
        }
        text = got + " " + one + " " + wide + " " + word;
    }

    public static void main(String[] args) {
        PopInvocation caller = new PopInvocation(args[0]);
        PopCaught.observe(caller);
        Agent.say("last call was given " + caller.given);
        Agent.say("caller has " + caller.text);
    }
}
