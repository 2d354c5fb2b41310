/* SPDX-License-Identifier: Apache-2.0 */
#include "../library_use.h"
#include "../altered.h"

TITLE("RetransformClasses with other class files for all classes also replaces the methods that the JVM calls.");

static jmethodID obsolete_entered;
static bool entered;

static void JNICALL look(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    jboolean obsolete = JNI_FALSE;
    must(IsMethodObsolete, method, &obsolete);
    entered = true;
    if (obsolete && obsolete_entered == NULL)
        obsolete_entered = method;
}

/* Whether the frame that called the probe runs an obsolete version, as the others would. */
static bool is_caller_obsolete(void)
{
    jboolean obsolete = JNI_FALSE;
    jmethodID method = NULL;
    jlocation location;
    if (ti(GetFrameLocation, NULL, 1, &method, &location) != JVMTI_ERROR_NONE)
        return true; /* there is no frame to ask, which is for other tests */
    must(IsMethodObsolete, method, &obsolete);
    return obsolete;
}

static void observe(JNIEnv *jni, jobject unused)
{
    jclass *classes = NULL;
    jint modifiable = modifiable_classes(&classes);
    on(ClassFileLoadHook, give_larger_stacks);
    jvmtiError error = ti(RetransformClasses, modifiable, classes);
    if (error != JVMTI_ERROR_NONE)
        error = ti(RetransformClasses, keep_prepared(classes, modifiable), classes);
    off(ClassFileLoadHook);
    say("RetransformClasses: %s, of some classes: %s", error_name(error),
        truth(altered_classes > 0));
    if (error == JVMTI_ERROR_NONE && !is_caller_obsolete())
        inapplicable("versions with another max_stack are equivalent");
    release(classes);
    must(ForceGarbageCollection);
    must(ForceGarbageCollection);
    on_thread(MethodEntry, look, current_thread());
}

static void say_entries(JNIEnv *jni)
{
    say("methods entered: %s, obsolete ones: %s", truth(entered),
        obsolete_entered == NULL ? "none" : method_name(obsolete_entered));
}

TEST(.target = "redefine.LibraryUse", .probe = observe, .death = say_entries, .timeout = 90,
     .needs = {.can_retransform_classes = 1, .can_generate_method_entry_events = 1},
     .wants = {.can_retransform_any_class = 1});
