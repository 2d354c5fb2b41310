// SPDX-License-Identifier: Apache-2.0
package explore;

/** What actors load, each time by a loader of its own. */
public final class Loaded {
    static int loads = 1;
}
