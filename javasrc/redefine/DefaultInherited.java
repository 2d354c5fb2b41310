// SPDX-License-Identifier: Apache-2.0
package redefine;

/** An interface that inherits a default method. */
interface DefaultInherited extends DefaultMethods {
}
