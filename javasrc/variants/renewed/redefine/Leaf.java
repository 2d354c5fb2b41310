// SPDX-License-Identifier: Apache-2.0
package redefine;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** Calls the default method that its superinterface inherits. */
class Leaf implements Twig {
    String own() {
        return "new " + Twig.super.grow();
    }

    /** A handle that calls the same method. */
    static MethodHandle inherited() throws ReflectiveOperationException {
        return MethodHandles.lookup().findSpecial(Twig.class, "grow",
            MethodType.methodType(String.class), Leaf.class);
    }
}
