// SPDX-License-Identifier: Apache-2.0
package event;

import assay.Agent;

/**
 * Methods with instructions at which several events come together. Tests rely on the instructions
 * that these methods compile to.
 */
final class Ordered {
    static int field = 3;

    private Ordered() {
    }

    /** iload_0, putstatic 1, getstatic 4, ireturn 7. */
    static int touch(int n) {
        field = n;
        return field;
    }

    /** aconst_null, athrow 1; handler: astore_0 2, iconst_2, ireturn 4. */
    static int recover() {
        try {
            throw null;
        } catch (NullPointerException e) {
            return 2;
        }
    }

    public static void main(String[] args) {
        Agent.probe(null);
        Agent.say("touch " + touch(8));
        Agent.say("recover " + recover());
        Agent.say("touch " + touch(9));
    }
}
