/* SPDX-License-Identifier: Apache-2.0 */

/* The functions of the JVM TI that operations call, by what they are about. Each writes an answer. */
#ifndef ASSAY_EXPLORE_CALLS_H
#define ASSAY_EXPLORE_CALLS_H

#include "agent.h"

enum { REPLY_TEXT = 1000 };

/* An answer. The text is that of the out-parameters, and counts only after success. */
struct reply {
    jvmtiError error;
    char text[REPLY_TEXT];
};

/* Appends to the text; what does not fit is left out. */
__attribute__((format(printf, 2, 3))) void reply_add(struct reply *reply, const char *format, ...);

/* The actor as the function is given it: a thread that calls it about itself passes null. */
jthread thread_of(const struct scenario_operation *operation, int actor);

/* Each makes the call of one operation of its kind: of threads and their states; of frames, local
 * variables and depths of monitors; of monitors; of objects and classes. */
void call_of_thread(jvmtiEnv *env, const struct scenario_operation *operation, struct reply *reply);
void call_of_frame(jvmtiEnv *env, JNIEnv *jni, const struct scenario_operation *operation,
                   struct reply *reply);
void call_of_monitor(jvmtiEnv *env, JNIEnv *jni, const struct scenario_operation *operation,
                     struct reply *reply);
void call_of_heap(jvmtiEnv *env, JNIEnv *jni, const struct scenario_operation *operation,
                  struct reply *reply);

#endif
