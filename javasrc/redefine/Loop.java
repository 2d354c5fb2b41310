// SPDX-License-Identifier: Apache-2.0
package redefine;

/** Not loaded by the targets. An agent can make it its own superclass: both names are as long. */
public class Loop extends Base {
}
