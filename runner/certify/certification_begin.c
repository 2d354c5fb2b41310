/* SPDX-License-Identifier: Apache-2.0 */

/* A certification begins its dossier, or continues one that was stopped. */
#include "certify/certification.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "base/json_file.h"
#include "certify/dossier.h"

/* In the dossier: what it is that is certified there. */
#define STATE DOSSIER_JOURNAL "/state.json"

/* What must be the same when a certification continues, and when it ends. */
static json_t *identity_of(const struct certification *certification)
{
    const json_t *certificate = certification->certificate;
    return json_pack("{s:O, s:O, s:O, s:O, s:O}", "suite", json_object_get(certificate, "suite"),
                     "vm", json_object_get(certificate, "vm"), "repeat",
                     json_object_get(certificate, "repeat"), "chosen",
                     json_object_get(certificate, "chosen"), "profile",
                     json_object_get(certificate, "profile"));
}

int certification_begin(struct certification *certification)
{
    certification->lock = dossier_lock(certification->out);
    if (certification->lock < 0)
        return -1;
    char *path = xprintf("%s/" STATE, certification->out);
    json_t *identity = identity_of(certification);
    json_t *state = json_load_file(path, 0, NULL);
    int result = 0;
    if (dossier_is_sealed(certification->out)) {
        complain("%s is a finished dossier; name another directory", certification->out);
        result = -1;
    } else if (state == NULL && !dossier_is_empty(certification->out)) {
        complain("%s is there already, and is no certification that was stopped",
                 certification->out);
        result = -1;
    } else if (state == NULL) {
        state = json_pack("{s:O, s:I}", "identity", identity, "started", (json_int_t)time(NULL));
        result = json_file_write(certification->out, STATE, state);
    } else if (!json_equal(json_object_get(state, "identity"), identity)) {
        complain("%s was begun with another JVM, suite or options; go on with these, or name "
                 "another directory",
                 certification->out);
        result = -1;
    } else {
        printf("Going on with the certification in %s.\n", certification->out);
    }
    if (result == 0)
        json_object_set(certification->certificate, "started", json_object_get(state, "started"));
    json_decref(state);
    json_decref(identity);
    free(path);
    return result;
}
