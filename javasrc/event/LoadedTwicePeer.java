// SPDX-License-Identifier: Apache-2.0
package event;

/** Defined by more than one loader; see TwoLoaders. */
final class LoadedTwicePeer {
    private LoadedTwicePeer() {
    }
}
