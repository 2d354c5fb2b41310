// SPDX-License-Identifier: Apache-2.0
package jtreg;

/** Makes a test one that is not applicable, rather than failed: jtreg knows the class by its name. */
public class SkippedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public SkippedException(String reason) {
        super(reason);
    }
}
