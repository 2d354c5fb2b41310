// SPDX-License-Identifier: Apache-2.0
package explore;

/** An object of a scenario, which can refer to one other, or to an array. */
final class Node {
    Object next;
}
