// SPDX-License-Identifier: Apache-2.0
package redefine;

/** The superclass of the class that is redefined. */
public class Base {
}
