// SPDX-License-Identifier: Apache-2.0
package watch;

import java.util.function.IntSupplier;

/** Declares no field itself. Nothing refers to it but by its name. */
final class LaterDerived extends LaterSubclass.Base implements IntSupplier {
    @Override
    public int getAsInt() {
        value = value + 1;
        shared = value + shared;
        return shared;
    }

    @Override
    public String toString() {
        return "derived";
    }
}
