/* SPDX-License-Identifier: Apache-2.0 */

/* All classes get larger stacks by RetransformClasses; afterwards the thread enters no method that is
 * obsolete. */
#ifndef ASSAY_REDEFINE_LIBRARY_USED_LATER_H
#define ASSAY_REDEFINE_LIBRARY_USED_LATER_H

#include "altered.h"
#include "library_use.h"

static jmethodID obsolete_entered;
static bool entered;

static inline void JNICALL look_at_entry(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                         jmethodID method)
{
    jboolean obsolete = 7;
    must(IsMethodObsolete, method, &obsolete);
    entered = true;
    if (obsolete && obsolete_entered == NULL)
        obsolete_entered = method;
}

/* Whether the frame that called the probe runs an obsolete version, as the others would. */
static inline bool is_caller_obsolete(void)
{
    jboolean obsolete = 7;
    jmethodID method = NULL;
    jlocation location;
    if (ti(GetFrameLocation, NULL, 1, &method, &location) != JVMTI_ERROR_NONE)
        return true; /* there is no frame to ask, which is for other tests */
    must(IsMethodObsolete, method, &obsolete);
    return obsolete;
}

/* For the probe. */
static inline void alter_all_methods(JNIEnv *jni, jobject unused)
{
    jclass *classes = NULL;
    jint modifiable = modifiable_classes(&classes);
    on(ClassFileLoadHook, give_larger_stacks);
    jvmtiError error = ti(RetransformClasses, modifiable, classes);
    if (error != JVMTI_ERROR_NONE)
        error = ti(RetransformClasses, keep_verified(classes, modifiable), classes);
    off(ClassFileLoadHook);
    say("RetransformClasses: %s, of some classes: %s", error_name(error),
        truth(altered_classes > 0));
    if (error == JVMTI_ERROR_NONE && !is_caller_obsolete())
        inapplicable("versions with another max_stack are equivalent");
    release(classes);
    must(ForceGarbageCollection);
    must(ForceGarbageCollection);
    on_thread(MethodEntry, look_at_entry, current_thread());
}

/* At the end. */
static inline void say_entries(JNIEnv *jni)
{
    say("methods entered: %s, obsolete ones: %s", truth(entered),
        obsolete_entered == NULL ? "none" : method_name(obsolete_entered));
}

#endif
