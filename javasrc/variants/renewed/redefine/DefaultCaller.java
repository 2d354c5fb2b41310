// SPDX-License-Identifier: Apache-2.0
package redefine;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** Calls the default method that its superinterface inherits. */
class DefaultCaller implements DefaultInherited {
    String own() {
        return "new " + DefaultInherited.super.grow();
    }

    /** A handle that calls the same method. */
    static MethodHandle inherited() throws ReflectiveOperationException {
        return MethodHandles.lookup().findSpecial(DefaultInherited.class, "grow",
            MethodType.methodType(String.class), DefaultCaller.class);
    }
}
