// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Agent;

/**
 * Calls of all kinds in an order that looks random and is always the same: methods that are static,
 * virtual, of interfaces, of superclasses, synchronized, native and constructors; they return,
 * throw, catch, and pass exceptions on. The probe comes at the beginning, where the agent sets the
 * case: cold, or compiled, after many calls; then before the calls that are to be watched, and after.
 * Other targets can have it on a thread of theirs, with something to do now and then.
 */
public final class RandomCalls {
    interface Step {
        int step(int depth);
    }

    private static final class Lost extends RuntimeException {
        private static final long serialVersionUID = 1;

        Lost() {
            super("lost", null, false, false);
        }
    }

    static class Walker implements Step {
        @Override
        public int step(int depth) {
            return 1 + go(depth - 1);
        }

        Object any(int depth) {
            return go(depth - 1);
        }

        long far(long first, double second, int depth) {
            return first + (long) second + go(depth - 1);
        }

        synchronized float alone(int depth) {
            return go(depth - 1);
        }
    }

    static final class Further extends Walker {
        final long sum;

        Further(int depth) {
            sum = go(depth - 1) + 1;
        }

        @Override
        public int step(int depth) {
            return depth % 2 == 0 ? super.step(depth) : go(depth - 1);
        }

        @Override
        Object any(int depth) {
            return new Further(depth);
        }
    }

    static String variant;

    /** While the calls are watched. */
    public static boolean watched;

    private static Runnable meanwhile;
    private static int seed;

    private RandomCalls() {
    }

    private static int choose(int count) {
        seed = seed * 1103515245 + 12345;
        return (seed >>> 16) % count;
    }

    static synchronized int oneByOne(int depth) {
        return go(depth - 1);
    }

    private static void lose(int depth) {
        if (depth % 3 == 0) {
            throw new Lost();
        }
        if (depth % 3 == 1) {
            go(depth - 1);
        } else {
            lose(depth - 1);
        }
        throw new Lost();
    }

    private static int find(int depth) {
        try {
            lose(depth - 1);
            return 1;
        } catch (Lost lost) {
            return 2;
        }
    }

    private static int ensure(int depth) {
        int before = seed;
        try {
            return go(depth - 1);
        } finally {
            if (seed == before) {
                choose(2);
            }
        }
    }

    private static int turn(int depth) {
        switch (depth) {
        case 1:
            return 1;
        case 3: case 4: case 5:
            return go(depth - 2);
        default:
            return new int[choose(3) + 1].clone().length;
        }
    }

    static int go(int depth) {
        if (depth <= 0) {
            return 0;
        }
        if (meanwhile != null) {
            meanwhile.run();
        }
        Walker other = choose(2) == 0 ? new Walker() : new Further(depth - 2);
        Step step = other;
        int sum = 0;
        for (int i = choose(3); i >= 0; i--) {
            switch (choose(12)) {
            case 0:
                sum += step.step(depth);
                break;
            case 1:
                sum += other.any(depth) instanceof Integer ? 1 : 2;
                break;
            case 2:
                sum += (int) other.far(depth, sum, depth);
                break;
            case 3:
                sum += (int) other.alone(depth);
                break;
            case 4:
                sum += oneByOne(depth);
                break;
            case 5: case 6:
                sum += find(depth);
                break;
            case 7:
                sum += ensure(depth);
                break;
            case 8:
                sum += turn(depth);
                break;
            case 9:
                if (depth < 5) {
                    lose(depth);
                }
                sum += go(depth - 2);
                break;
            default:
                sum += other.step(depth - 1);
            }
        }
        return sum;
    }

    /** One walk, of which nothing comes out. */
    static int walk(int start) {
        seed = start;
        try {
            return go(6);
        } catch (Lost lost) {
            return -1;
        }
    }

    /** What a JVM calls in Java to load and initialize the classes comes before what is watched. */
    private static void useClasses() {
        Object[] used = {new Lost(), new Walker(), new Further(0).any(0), Integer.valueOf(turn(0))};
        if (used.length == 0) {
            throw new IllegalStateException();
        }
    }

    /** All walks; null for nothing to do meanwhile. */
    public static void walks(Runnable task) {
        int sum = 0, again = 0;
        meanwhile = task;
        Agent.probe(RandomCalls.class);
        for (int i = 0; variant.equals("compiled") && i < 3000; i++) {
            walk(i);
        }
        useClasses();
        Agent.probe(null);
        watched = true;
        for (int i = 0; i < 200; i++) {
            sum += walk(i);
        }
        watched = false;
        Agent.probe(null);
        for (int i = 0; i < 200; i++) {
            again += walk(i);
        }
        Agent.say("the same without events: " + (sum == again));
    }

    public static void main(String[] args) {
        walks(null);
    }
}
