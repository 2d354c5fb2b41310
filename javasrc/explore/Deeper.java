// SPDX-License-Identifier: Apache-2.0
package explore;

/** A call through an interface. */
interface Deeper {
    void via(Actor actor, int i, long l, float f, double d, Object o);
}
