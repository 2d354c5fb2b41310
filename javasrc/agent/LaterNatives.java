// SPDX-License-Identifier: Apache-2.0
package agent;

/** A native in an agent's library, for use after those of {@link Natives}. */
final class LaterNatives {
    private LaterNatives() {
    }

    static native int later();
}
