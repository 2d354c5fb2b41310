/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "event_causes.h"
#include "prepared.h"

TITLE("ClassLoad and ClassPrepare are posted once for a class, however many loaders find it.");

enum { CLASSES = 3 };
static const char *const classes[CLASSES] = {
    "Lclasses/SampleEnum;", "Lclasses/DefinedRepeatedlyInterface;", "Lclasses/DefinedRepeatedly;"};
static const char *const names[CLASSES] = {"found by its name", "found by linkage",
                                           "defined by each loader"};
static atomic_int loaded[CLASSES], prepared[CLASSES];

static void count(atomic_int *times, jclass klass)
{
    for (int i = 0; i < CLASSES; i++)
        atomic_fetch_add(&times[i], strcmp(class_name(klass), classes[i]) == 0);
}

static void JNICALL on_load(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    count(loaded, klass);
}

static void JNICALL on_prepare(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    count(prepared, klass);
}

static void observe(JNIEnv *jni, jobject unused)
{
    need_prepared_late(jni);
    for (int i = 0; i < CLASSES; i++)
        if (loaded_class_that(jni, classes[i], is_any) != NULL)
            inapplicable("the class was loaded when nothing had used it yet");
    on(ClassLoad, on_load);
    on(ClassPrepare, on_prepare);
}

static void death(JNIEnv *jni)
{
    for (int i = 0; i < CLASSES; i++)
        say("%s: ClassLoad %d times", names[i], loaded[i]);
    for (int i = 0; i < CLASSES; i++)
        say("%s: ClassPrepare %d times", names[i], prepared[i]);
}

TEST(.target = "classes.Delegating", .probe = observe, .death = death);
