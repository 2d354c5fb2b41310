// SPDX-License-Identifier: Apache-2.0
package exception;

import assay.Agent;

/**
 * Methods that call themselves, directly or through another, and throw in the innermost call. Tests rely on
 * the instructions that these methods compile to.
 */
final class Recursing {
    static final IllegalStateException SHARED = new IllegalStateException();

    private Recursing() {
    }

    /** athrow 7; the only call inside of the try clause is that by the catching one, with its handler at 21. */
    static int direct(int depth, int catching) {
        if (depth == 0) {
            throw SHARED;
        }
        if (depth == catching) {
            try {
                return direct(depth - 1, catching);
            } catch (IllegalStateException e) {
                return depth;
            }
        }
        return direct(depth - 1, catching);
    }

    /** athrow 7, handler at 15. */
    static int mutual(int depth) {
        if (depth == 0) {
            throw SHARED;
        }
        try {
            return between(depth - 1);
        } catch (IllegalStateException e) {
            return depth;
        }
    }

    static int between(int depth) {
        return mutual(depth - 1);
    }

    /** athrow 7, handler at 16, where each call but the outermost throws it again at 23. */
    static int again(int depth, int outermost) {
        if (depth == 0) {
            throw SHARED;
        }
        try {
            return again(depth - 1, outermost);
        } catch (IllegalStateException e) {
            if (depth < outermost) {
                throw e;
            }
            return depth;
        }
    }

    public static void main(String[] args) {
        Agent.probe(null);
        Agent.say("in the next call: " + direct(3, 1));
        Agent.say("two calls further: " + direct(4, 3));
        Agent.say("many calls further: " + direct(1001, 1000));
        Agent.say("through another method: " + mutual(2));
        Agent.say("thrown again: " + again(3, 3));
    }
}
