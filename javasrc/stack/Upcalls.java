// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Agent;
import assay.Foreign;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** Calls native code that calls Java, which does it again and then calls the agent. */
final class Upcalls {
    private static MethodHandle callback;
    private static String library;
    private static int calls;

    private Upcalls() {
    }

    private static void caller() {
        Foreign.call(library, "call_back", callback);
    }

    private static void callback() {
        if (++calls < 2) {
            caller();
        } else {
            Agent.probe(null);
        }
    }

    public static void main(String[] args) throws ReflectiveOperationException {
        library = args[0];
        callback = MethodHandles.lookup()
            .findStatic(Upcalls.class, "callback", MethodType.methodType(void.class));
        caller();
    }
}
