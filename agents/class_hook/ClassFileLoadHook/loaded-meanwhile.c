/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"
#include "redefine.h"

TITLE("ClassFileLoadHook of a class loaded during a retransformation does not report the retransformed class.");

static jclass subject;
static jobject loader_of_program;
static _Thread_local bool retransforming;
static int retransformed, others, loads, changes;

/* A retransformation by another agent is on another thread. */
static void JNICALL announced(HOOK_PARAMETERS)
{
    if (!retransforming || name == NULL)
        return;
    bool loaded = strcmp(name, "fresh/Prepared") == 0;
    bool own = strcmp(name, "java/util/StringJoiner") == 0;
    loads += loaded;
    changes += loaded && redefined != NULL;
    others += !loaded && !own && redefined != NULL;
    if (!own || redefined == NULL || !(*jni)->IsSameObject(jni, redefined, subject))
        return;
    retransformed++;
    define_small_class(jni, "fresh/Prepared", loader_of_program);
}

/* Of a named module, which the JVM then lets read others; it may load more classes for that. */
static void observe(JNIEnv *jni, jobject unused)
{
    jboolean modifiable = JNI_FALSE;
    subject = find_class(jni, "java/util/StringJoiner");
    must(GetClassLoader, find_class(jni, "assay/Probe"), &loader_of_program);
    must(IsModifiableClass, subject, &modifiable);
    if (!modifiable)
        inapplicable("the class that is to be retransformed is not modifiable");
    on(ClassFileLoadHook, announced);
    retransforming = true;
    must(RetransformClasses, 1, &subject);
    say("hooks for the class retransformed: %d, for others: %s", retransformed, truth(others > 0));
    say("hooks for the class loaded: %d, with a class being redefined: %d", loads, changes);
}

TEST(.probe = observe,
     .needs = {.can_retransform_classes = 1, .can_generate_all_class_hook_events = 1});
