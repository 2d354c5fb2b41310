// SPDX-License-Identifier: Apache-2.0
package event;

/** Defined by more than one loader; see Isolating. */
final class IsolatedPeer {
    private IsolatedPeer() {
    }
}
