// SPDX-License-Identifier: Apache-2.0
package explore;

/** Goes through so many calls. */
final class Unwind extends RuntimeException {
    private static final long serialVersionUID = 1;
    int levels;

    Unwind(int levels) {
        super("unwind", null, false, false);
        this.levels = levels;
    }
}
