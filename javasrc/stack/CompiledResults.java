// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Agent;

/**
 * Methods that have run often, one for each type of result: callInt, callLong and so on. What they
 * return comes from a method of three classes, each met as often as the others, so that it stays a
 * call in compiled code. In the last call that method calls the probe.
 */
final class CompiledResults {
    static int someInt = -123456789;
    static long someLong = -0x123456789aL;
    static float someFloat = -9.75f;
    static double someDouble = 1024.125;
    static Object someObject = "object";

    private CompiledResults() {
    }

    /** A result of each type. */
    private abstract static class Each {
        abstract int ofInt();

        abstract long ofLong();

        abstract float ofFloat();

        abstract double ofDouble();

        abstract Object ofObject();
    }

    /** Constants. */
    private static final class Constant extends Each {
        @Override
        int ofInt() {
            return 1;
        }

        @Override
        long ofLong() {
            return 2;
        }

        @Override
        float ofFloat() {
            return 3;
        }

        @Override
        double ofDouble() {
            return 4;
        }

        @Override
        Object ofObject() {
            return "5";
        }
    }

    /** Counts. */
    private static final class Counting extends Each {
        private int count;

        @Override
        int ofInt() {
            return count++;
        }

        @Override
        long ofLong() {
            return count++;
        }

        @Override
        float ofFloat() {
            return count++;
        }

        @Override
        double ofDouble() {
            return count++;
        }

        @Override
        Object ofObject() {
            return this;
        }
    }

    /** Calls the probe once it is armed. Its results are at location 11 of each method. */
    private static final class Probing extends Each {
        private boolean armed;

        @Override
        int ofInt() {
            if (armed) {
                Agent.probe(null);
            }
            return someInt;
        }

        @Override
        long ofLong() {
            if (armed) {
                Agent.probe(null);
            }
            return someLong;
        }

        @Override
        float ofFloat() {
            if (armed) {
                Agent.probe(null);
            }
            return someFloat;
        }

        @Override
        double ofDouble() {
            if (armed) {
                Agent.probe(null);
            }
            return someDouble;
        }

        @Override
        Object ofObject() {
            if (armed) {
                Agent.probe(null);
            }
            return someObject;
        }
    }

    static int callInt(Each each) {
        return each.ofInt();
    }

    static long callLong(Each each) {
        return each.ofLong();
    }

    static float callFloat(Each each) {
        return each.ofFloat();
    }

    static double callDouble(Each each) {
        return each.ofDouble();
    }

    static Object callObject(Each each) {
        return each.ofObject();
    }

    public static void main(String[] args) {
        Probing probing = new Probing();
        Each[] each = {new Constant(), new Counting(), probing};
        double sum = 0;
        // Long enough for a JVM that compiles what runs often to have compiled it.
        for (int n = 0; n < 60000; n++) {
            Each next = each[n % 3];
            sum += callInt(next) + callLong(next) + callFloat(next) + callDouble(next);
            sum += callObject(next) == next ? 1 : 2;
        }
        Agent.say("computed " + (sum != 0));
        probing.armed = true;
        Agent.say("int " + callInt(probing));
        Agent.say("long " + callLong(probing));
        Agent.say("float " + callFloat(probing));
        Agent.say("double " + callDouble(probing));
        Agent.say("object " + callObject(probing));
    }
}
