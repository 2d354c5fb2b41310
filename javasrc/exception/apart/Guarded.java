// SPDX-License-Identifier: Apache-2.0
package exception.apart;

/** Public for the compiler only: exception.Refused loads it without that flag. */
public final class Guarded extends RuntimeException {
    private static final long serialVersionUID = 1;
}
