// SPDX-License-Identifier: Apache-2.0
package heap.walk;

import assay.Agent;

/** A class whose constant pool has resolved entries: two strings and three classes, of which one is itself. */
final class Pool {
    static final class ByLiteral {
    }

    static final class ByCreation {
    }

    static final class User {
        private User() {
        }

        static Object[] resolve() {
            return new Object[] {
                "User", User.class,
                "first string", "a string of the pool",
                "second string", "another one",
                "Pool$ByLiteral", ByLiteral.class,
                "Pool$ByCreation", new ByCreation().getClass(),
            };
        }
    }

    private Pool() {
    }

    public static void main(String[] args) {
        Agent.probe(User.resolve());
    }
}
