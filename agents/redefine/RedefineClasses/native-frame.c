/* SPDX-License-Identifier: Apache-2.0 */
#include "../bound.h"

TITLE("A native method whose class is redefined while it runs returns to its obsolete caller.");

static jobjectArray kept; /* global */
static jmethodID id;

static void redefine_within(JNIEnv *jni)
{
    jmethodID top = NULL;
    jlocation location = 0;
    jboolean obsolete = 7;
    say("RedefineClasses: %s", error_name(redefine(jni, kept)));
    must(ForceGarbageCollection);
    must(GetFrameLocation, NULL, 0, &top, &location);
    must(IsMethodObsolete, top, &obsolete);
    say("native frame: its own id %s, obsolete %s, at %d", truth(top == id), truth(obsolete),
        (int)location);
}

/* First registers the natives; then each probe has the next call of one redefine the class. */
static void observe(JNIEnv *jni, jobject subject)
{
    if (id == NULL) {
        id = register_bound(jni, (jclass)subject);
        return;
    }
    kept = (*jni)->NewGlobalRef(jni, subject);
    within_registered = redefine_within;
}

TEST(.target = "redefine.Bound", .probe = observe, .needs = {.can_redefine_classes = 1});
