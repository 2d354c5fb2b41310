// SPDX-License-Identifier: Apache-2.0
package search;

/** The segments have another version of this class. */
public final class OnClassPath {
    public static final int VALUE = 5;

    private OnClassPath() {
    }
}
