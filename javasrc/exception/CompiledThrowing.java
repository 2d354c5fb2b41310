// SPDX-License-Identifier: Apache-2.0
package exception;

import assay.Agent;
import java.util.function.IntUnaryOperator;

/**
 * Methods that catch what they, or a small method that they call, throw. Each has run often, and has thrown
 * every time, when the probe is called; after it each is called twice. Tests rely on the instructions that
 * these methods compile to.
 */
final class CompiledThrowing {
    private static final IllegalStateException ONE = new IllegalStateException();

    private static int finished;

    // Not final: a compiler may know it otherwise.
    private static int zero;

    private CompiledThrowing() {
    }

    private static void raise() {
        throw ONE;
    }

    /** Handler at 4. */
    static int own(int n) {
        try {
            throw ONE;
        } catch (IllegalStateException e) {
            return n;
        }
    }

    /** Handler at 8. */
    static int made(int n) {
        try {
            throw new IllegalStateException();
        } catch (IllegalStateException e) {
            return n;
        }
    }

    /** Handler at 5. */
    static int called(int n) {
        try {
            raise();
            return 0;
        } catch (IllegalStateException e) {
            return n;
        }
    }

    /** Handlers at 4 and 7. */
    static int again(int n) {
        try {
            try {
                throw ONE;
            } catch (IllegalStateException e) {
                throw e;
            }
        } catch (RuntimeException e) {
            return n;
        }
    }

    /** Handlers at 4 and 15. */
    static int cleaned(int n) {
        try {
            try {
                throw ONE;
            } finally {
                finished++;
            }
        } catch (IllegalStateException e) {
            return n;
        }
    }

    /** Handler at 6. */
    static int divided(int n) {
        try {
            return n / zero;
        } catch (ArithmeticException e) {
            return n;
        }
    }

    /** Of so many kinds, they stay calls. */
    private static IntUnaryOperator[] calls() {
        return new IntUnaryOperator[] {
            CompiledThrowing::own,
            CompiledThrowing::made,
            CompiledThrowing::called,
            CompiledThrowing::again,
            CompiledThrowing::cleaned,
            CompiledThrowing::divided,
        };
    }

    public static void main(String[] args) {
        IntUnaryOperator[] calls = calls();
        int sum = 0;
        // Long enough for a JVM that compiles what runs often to have compiled it.
        for (int i = 0; i < 20000; i++) {
            for (IntUnaryOperator call : calls) {
                sum += call.applyAsInt(1);
            }
        }
        Agent.say("computed " + sum);
        Agent.probe(null);
        for (IntUnaryOperator call : calls) {
            Agent.say("result " + call.applyAsInt(1));
            Agent.say("result " + call.applyAsInt(2));
        }
    }
}
