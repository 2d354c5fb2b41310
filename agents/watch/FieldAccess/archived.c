/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"
#include "processes.h"
#include "redefine.h"

TITLE("FieldAccess is posted for a field of a class that the JVM has from an archive.");

static void observe(JNIEnv *jni, jobject subject)
{
    static int probes;
    if (++probes == 1)
        return;
    jclass klass = class_of_probe(jni, subject);
    jfieldID total = static_field_id(jni, klass, "total", "I");
    on(FieldAccess, say_access);
    if (probes == 2)
        say("SetFieldAccessWatch: %s", error_name(ti(SetFieldAccessWatch, klass, total)));
    else
        say("ClearFieldAccessWatch: %s", error_name(ti(ClearFieldAccessWatch, klass, total)));
}

TEST(.target = "redefine.Archived", .load = load_from_archive, .probe = observe, .cases = ARCHIVES,
     .since = 17, .timeout = 120, .needs = {.can_generate_field_access_events = 1});
