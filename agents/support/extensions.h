/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Extensions of a JVM: whether their descriptions are complete, and HotSpot's extension event that
 * a class was unloaded, the only one of which it is known when it is posted.
 *
 *     must(SetExtensionEventCallback, index_of_class_unload(), on_class_unload);
 *     ...
 *     await_class_unload();
 *     say("posted: %s", truth(class_unloads() > 0));
 */
#ifndef ASSAY_EXTENSIONS_H
#define ASSAY_EXTENSIONS_H

#include "assay.h"

/* ---- Descriptions ------------------------------------------------------- */

/* Whether an id looks like the name of a package, with a dot inside. */
bool is_extension_id(const char *id);

/* The number of these parameters without a name, or whose kind, type or null_ok is none that the
 * specification has. */
int count_wrong_parameters(jint count, const jvmtiParamInfo *parameters);

/* Deallocates a list of parameters with their names; returns how often Deallocate failed. */
int deallocate_parameters(jint count, jvmtiParamInfo *parameters);

/* ---- The event that a class was unloaded -------------------------------- */

/* The index of com.sun.hotspot.events.ClassUnload; where there is none the test is
 * `inapplicable`. */
jint index_of_class_unload(void);

/* A callback that counts its calls. The event's parameters vary with the release. */
void JNICALL on_class_unload(jvmtiEnv *env, ...);

/* The number of calls since the last reset. */
int class_unloads(void);
void reset_class_unloads(void);

/* Collects garbage until the callback was called, at most 100 times: a class may need another
 * collection than its loader. */
void await_class_unload(void);

#endif
