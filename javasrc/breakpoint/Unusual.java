// SPDX-License-Identifier: Apache-2.0
package breakpoint;

import assay.Agent;
import java.util.function.IntUnaryOperator;

/** Methods that a compiler makes, or that interfaces have, called after the probe. */
final class Unusual implements Comparable<Unusual> {
    private final int number;

    private Unusual(int number) {
        this.number = number;
    }

    /** An interface with code. */
    interface Coded {
        int base();

        default int twice() {
            return 2 * base();
        }

        static int thrice(int n) {
            return 3 * n;
        }
    }

    /** Inherits the code. */
    static final class Implementing implements Coded {
        @Override
        public int base() {
            return 21;
        }
    }

    /** A bridge method calls this one. */
    @Override
    public int compareTo(Unusual other) {
        return number - other.number;
    }

    private static <T extends Comparable<T>> int compare(T first, T second) {
        return first.compareTo(second);
    }

    public static void main(String[] args) {
        IntUnaryOperator adding = n -> n + args.length;
        Agent.probe(null);
        Agent.say("default " + new Implementing().twice());
        Agent.say("static " + Coded.thrice(5));
        Agent.say("lambda " + adding.applyAsInt(6));
        Agent.say("bridge " + compare(new Unusual(9), new Unusual(2)));
    }
}
