/* SPDX-License-Identifier: Apache-2.0 */
#include "html/page_notes.h"

#include <stdlib.h>
#include <unistd.h>

#include "base/json_text.h"
#include "base/text.h"
#include "judge/known.h"
#include "spec/edition.h"
#include "spec/releases.h"

static json_t *cause_as_json(const struct known_cause *cause)
{
    return json_pack("[o, o, o, o]", text_as_json(cause->title), text_as_json(cause->status),
                     text_as_json(cause->behavior),
                     cause->bug != NULL ? text_as_json(cause->bug) : json_null());
}

json_t *page_notes_causes(const json_t *ids, const struct home *home, const struct rules *rules)
{
    json_t *causes = json_object();
    char *path = xprintf("%s/known", home->suites);
    char *problem = NULL;
    struct known *known = json_object_size(ids) > 0 && access(path, F_OK) == 0
                              ? known_read(path, rules, NULL, NULL, &problem)
                              : NULL;
    const char *id;
    json_t *value;
    if (problem != NULL)
        complain("%s", problem);
    json_object_foreach ((json_t *)ids, id, value) {
        const struct known_cause *cause = known != NULL ? known_cause_find(known, id) : NULL;
        if (cause != NULL)
            json_object_set_new(causes, id, cause_as_json(cause));
    }
    known_free(known);
    free(problem);
    free(path);
    return causes;
}

json_t *page_notes_editions(const char *spec)
{
    json_t *editions = json_object();
    struct releases releases;
    if (releases_read(&releases, spec) != 0)
        return editions;
    for (size_t i = 0; i < releases.count; i++) {
        struct edition edition;
        char *release = xprintf("%d", releases.items[i]);
        if (edition_read(&edition, spec, releases.items[i]) == 0) {
            json_object_set_new(editions, release,
                                json_pack("[s, s]", edition.name, edition.address));
            edition_free(&edition);
        }
        free(release);
    }
    releases_free(&releases);
    return editions;
}
