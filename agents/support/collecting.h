/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Garbage collections that another thread forces all the time, while one more thread asks for the
 * stack traces of all threads.
 *
 *     on(ObjectFree, last_for_collections);
 *     start_collecting();
 *     await_collections(3);
 *     stop_collecting();
 */
#ifndef ASSAY_COLLECTING_H
#define ASSAY_COLLECTING_H

#include "assay.h"

/* Starts the two threads; ends them and waits for their end. */
void start_collecting(void);
void stop_collecting(void);

/* Waits until that many more collections have ended. */
void await_collections(int count);

/* A callback of ObjectFree that for tag 1 lasts for three collections. If it is called within a
 * collection, none ends meanwhile: it takes a tenth of a second at most each time, and a second in
 * all. */
void JNICALL last_for_collections(jvmtiEnv *env, jlong tag);

#endif
