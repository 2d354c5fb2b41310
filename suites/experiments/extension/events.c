/* SPDX-License-Identifier: Apache-2.0 */
#include "experiment.h"

QUESTION("Which extension events are on offer?");
PASSAGES("GetExtensionEvents: extensions are the JVM's own.");
WHY("Debuggers learn of unloaded classes only by such an event.");

static void observe(JNIEnv *jni, jobject subject)
{
    jint count = 0;
    jvmtiExtensionEventInfo *all = NULL;
    must(GetExtensionEvents, &count, &all);
    for (jint i = 0; i < count; i++)
        say("%s: index %d, %d parameters, %s", all[i].id, (int)all[i].extension_event_index,
            (int)all[i].param_count, quoted(all[i].short_description));
}

ASK(.probe = observe);
