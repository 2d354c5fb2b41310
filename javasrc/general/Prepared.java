// SPDX-License-Identifier: Apache-2.0
package general;

/** A class that nobody uses before the agent does. */
final class Prepared {
    private Prepared() {
    }
}
