// SPDX-License-Identifier: Apache-2.0
package heap.walk;

import assay.Agent;

/** Two classes with static numbers, and two objects of each: the classes first. */
final class StaticNumbers {
    static final class First {
        static int one = 1;
        static long two = 2;
        int number = 10;
    }

    static final class Second {
        static int one = 3;
        static long two = 4;
        int number = 20;
    }

    private StaticNumbers() {
    }

    public static void main(String[] args) {
        Object[] objects = {First.class, Second.class, new First(), new First(), new Second(), new Second()};
        First.two = First.one + 1;
        Second.two = Second.one + 1;
        Agent.probe(objects);
    }
}
