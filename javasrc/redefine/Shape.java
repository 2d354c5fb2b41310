// SPDX-License-Identifier: Apache-2.0
package redefine;

/** An interface of the class that is redefined. */
public interface Shape {
}
