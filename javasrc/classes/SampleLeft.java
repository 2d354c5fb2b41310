// SPDX-License-Identifier: Apache-2.0
package classes;

/** An interface with a field of its own. */
interface SampleLeft extends SampleInherited, Runnable {
    int LIMIT = 10;

    @Override
    default void run() {
    }
}
