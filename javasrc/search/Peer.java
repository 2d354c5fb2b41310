// SPDX-License-Identifier: Apache-2.0
package search;

/** Of this class the segments have another form. */
public final class Peer {
    public static final int VALUE = 5;

    private Peer() {
    }
}
