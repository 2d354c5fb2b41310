/* SPDX-License-Identifier: Apache-2.0 */

/* Tables of callbacks that say which table they belong to. */
#ifndef EVENT_TABLES_H
#define EVENT_TABLES_H

#include "class_events.h"

#define CALLBACK(NAME, TEXT)                                                                       \
    static inline void JNICALL NAME(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)      \
    {                                                                                              \
        if (is_fresh(klass))                                                                       \
            say(TEXT " %s", class_name(klass));                                                    \
    }

CALLBACK(old_loaded, "old: loaded")
CALLBACK(old_prepared, "old: prepared")
CALLBACK(new_loaded, "new: loaded")
CALLBACK(new_prepared, "new: prepared")

static const jvmtiEventCallbacks old_table = {.ClassLoad = old_loaded,
                                              .ClassPrepare = old_prepared};
static const jvmtiEventCallbacks new_table = {.ClassLoad = new_loaded,
                                              .ClassPrepare = new_prepared};

static inline void enable_both(jvmtiEnv *env)
{
    must_in(env, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_CLASS_LOAD, NULL);
    must_in(env, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_CLASS_PREPARE, NULL);
}

static inline void set_table(jvmtiEnv *env, const jvmtiEventCallbacks *table, size_t size)
{
    say("SetEventCallbacks: %s", error_name(ti_in(env, SetEventCallbacks, table, (jint)size)));
}

#endif
