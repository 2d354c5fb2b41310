// SPDX-License-Identifier: Apache-2.0
package heap.graph;

import assay.Agent;

/**
 * Hands the agent an enum and its four constants, to which its static fields refer, and then an array of classes in
 * which java.lang.Class occurs three times.
 */
final class Selves {
    private Selves() {
    }

    /** The enum. */
    enum Direction {
        NORTH, EAST, SOUTH, WEST
    }

    public static void main(String[] args) {
        Class<?>[] classes = {String.class, Class.class, Object.class, Direction.class, Class.class, Selves.class,
            Integer.class, Class.class};
        Agent.probe(new Object[] {Direction.NORTH, Direction.EAST, Direction.SOUTH, Direction.WEST,
            Direction.class, classes});
    }
}
