// SPDX-License-Identifier: Apache-2.0
package heap.graph;

/** A class of the tests' own, of which they make instances. */
public class Thing {
}
