// SPDX-License-Identifier: Apache-2.0
package early_return;

import assay.Agent;

/**
 * A caller whose operand stack and local variables are in use during the call: Operands TYPE. The
 * called methods have arguments of one and of two words.
 */
final class Operands implements Runnable {
    private final String type;
    private String text;

    private Operands(String type) {
        this.type = type;
    }

    private static int callInt(int a, long b, Object c, double d) {
        Caught.entered = true;
        while (!Caught.go) {
        }
        Caught.ranOn = true;
        return 7;
    }

    private static long callLong(int a, long b, Object c, double d) {
        Caught.entered = true;
        while (!Caught.go) {
        }
        Caught.ranOn = true;
        return 7L;
    }

    private static double callDouble(int a, long b, Object c, double d) {
        Caught.entered = true;
        while (!Caught.go) {
        }
        Caught.ranOn = true;
        return 7.0;
    }

    private static Object callObject(int a, long b, Object c, double d) {
        Caught.entered = true;
        while (!Caught.go) {
        }
        Caught.ranOn = true;
        return null;
    }

    @Override
    public void run() {
        int one = 3;
        long wide = 0x100000002L;
        double fraction = 0.25;
        String word = "word";
        switch (type) {
        case "int":
            text = "" + (one * 1000 + callInt(1, 2, word, 4) * one - one);
            break;
        case "long":
            text = Returning.text(wide ^ callLong(1, 2, word, 4) + wide);
            break;
        case "double":
            text = "" + (fraction + callDouble(1, 2, word, 4) * fraction);
            break;
        case "object":
            text = new StringBuilder(word).append(callObject(1, 2, word, 4)).append(one).toString();
            break;
        default:
            throw new IllegalArgumentException(type);
        }
        text += " " + one + " " + Returning.text(wide) + " " + fraction + " " + word;
    }

    public static void main(String[] args) {
        Operands caller = new Operands(args[0]);
        Caught.observe(caller);
        Agent.say("caller has " + caller.text);
    }
}
