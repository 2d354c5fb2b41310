/* SPDX-License-Identifier: Apache-2.0 */

/* Which tests execute what a change touches, and which of them are nearest to it. */
#ifndef ASSAY_REACH_TOUCHING_H
#define ASSAY_REACH_TOUCHING_H

#include "reach/patch.h"
#include "reach/reach_table.h"

struct touching;

/* No function is touched at first. The table must outlive this. */
struct touching *touching_new(const struct reach_table *table);
void touching_free(struct touching *touching);

/* Touches the functions that the glob matches: it is one over "Class::function", and a leading part
 * ("JvmtiTagMap") or a trailing one ("set_tag") will do. Parameters behind it do not count. Of a function of
 * JvmtiEnv that is inlined its entry point ("jvmti_GetTag") counts. Returns 0; or
 * -1 after a message when there is no such function, or none that a test executes. */
int touching_add(struct touching *touching, const char *glob);

/* Touches the functions of a patch. For one that no test executes, or that has no name in the library, as when
 * it is inlined, all of its class count, or else of the class of the file's name; if it is `verbose` that is printed
 * on standard error, and the files that are left out. Returns 0; or -1 after a message when nothing in it is executed. */
int touching_add_patch(struct touching *touching, const struct patch *patch, bool verbose);

/* Computes the nearness of the tests: to be called once, after the last function was added. */
void touching_measure(struct touching *touching);

/* How many functions are touched that some test executes, how many tests execute them, and how many execute
 * anything: the others are not applicable. */
size_t touching_functions(const struct touching *touching);
size_t touching_tests(const struct touching *touching);
size_t touching_applicable(const struct touching *touching);

/* How near the test is: greater is nearer; 0 for one that the table does not have; less than 0 for one that
 * executes nothing of the change. */
double touching_nearness(const struct touching *touching, const char *id);

#endif
