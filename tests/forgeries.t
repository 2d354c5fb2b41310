#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# Dossiers that others have made or changed, and JVMs that are not the same throughout.
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/tests/library.sh"
make_home
mkdir -p "$work/suites/vm" "$work/suites/known"
printf 'VM: Fake VM\ndefault:\nother: -Xother\n' > "$work/suites/vm/fake.txt"
fake_jdk good <<'END'
answer
END

# certify STATUS DESCRIPTION OPTION...
certify() {
    certify_status=$1
    certify_what=$2
    shift 2
    timeout -k 1 60 "$assay" certify -j 2 --repeat 1 "$@" > "$work/out" 2> "$work/err" < /dev/null
    is "$?" "$certify_status" "$certify_what: exit status $certify_status"
    lacks "$work/err" Sanitizer "$certify_what: nothing odd"
}
"$assay" certify --manifest > "$work/manifest" && mv "$work/manifest" "$work/build/suite.sha256"

# ---- JVMs that are others under a configuration

for line in 'java.vm.name Other VM' 'java.vm.vendor Somebody' 'java.vm.version 17.0-other' \
    'java.specification.version 21'; do
    rm -rf "$work/double" "$work/doubtful"
    fake_jdk double <<'END'
answer
END
    key=${line%% *}
    cp "$root/tests/fake-jvm/java" "$work/double/bin/plain"
    awk -v key="$key" -v line="$line" '$1 == key { print line; next } { print }' \
        "$root/tests/fake-jvm/java" > "$work/double/bin/other"
    cat > "$work/double/bin/java" <<'END'
#!/bin/sh
case "$*" in
*-Xother*) exec sh "${0%/*}/other" "$@" ;;
*) exec sh "${0%/*}/plain" "$@" ;;
esac
END
    certify 2 "other $key" --jdk "$work/double" --out "$work/doubtful"
    contains "$work/err" 'this is another JVM than without the configuration' \
        "other $key: it is reported"
done

# ---- Dossiers

certify 0 'a dossier' --jdk "$work/good" --out "$work/dossier"
certify 0 'as it is' --verify "$work/dossier"
for end in sig asc minisig; do
    echo signature > "$work/dossier/SHA256SUMS.$end"
done
certify 0 'with signatures beside it' --verify "$work/dossier"
rm "$work"/dossier/SHA256SUMS.*

# fake NAME: a copy to spoil, in $copy.
fake() {
    copy=$work/copy
    rm -rf "$copy"
    cp -R "$work/dossier" "$copy"
}

# refused NAME TEXT: the copy is not in order, for the reason.
refused() {
    certify 1 "$1" --verify "$copy"
    contains "$work/out" "$2" "$1: it is reported"
}
fake
mkfifo "$copy/pipe"
refused 'a pipe' 'pipe is no regular file'
fake
mkfifo "$copy/pipe"
echo "$(printf '%064d' 0)  pipe" >> "$copy/SHA256SUMS"
refused 'a pipe that is named' 'pipe: it is not a regular file'
fake
ln -s /etc/hostname "$copy/link"
echo "$(sha256sum < /etc/hostname | cut -c 1-64)  link" >> "$copy/SHA256SUMS"
refused 'a link' 'link: it is not a regular file'
fake
ln -s "$work/dossier/suite" "$copy/further"
sha256sum "$work/dossier/suite/must-pass.txt" | sed "s,  .*,  further/must-pass.txt," \
    >> "$copy/SHA256SUMS"
refused 'a file behind a link' 'further/must-pass.txt:'
fake
echo "$(sha256sum < /etc/hostname | cut -c 1-64)  ../../../../etc/hostname" >> "$copy/SHA256SUMS"
refused 'a path that leads out' 'etc/hostname: it is not a regular file'
fake
sed -i '1s/  / junk  /' "$copy/SHA256SUMS"
refused 'junk behind a digest' 'a line that is none'
fake
sed -i '1s/^\(.\{64\}\)  /\1junk  /' "$copy/SHA256SUMS"
refused 'a longer digest' 'a line that is none'
fake
sed -n 1p "$copy/SHA256SUMS" > "$work/line" && cat "$work/line" >> "$copy/SHA256SUMS"
refused 'a file named twice' 'is named twice'
fake
printf 'x' >> "$copy/SHA256SUMS"
refused 'half a line' 'not made of lines'
fake
sed -i '0,/"schema"/s//"schema": 3, "schema"/' "$copy/certificate.json"
certify 2 'a key twice' --verify "$copy"
contains "$work/err" 'duplicate' 'a key twice: it is reported'
fake
printf '\377\376\n' >> "$copy/suite/must-pass.txt"
refused 'a list that is not UTF-8' 'must-pass.txt was changed'
# reseal FILE: gives the file's digest anew, as whoever forges it does.
reseal() {
    sed -i "s,^[0-9a-f]*  $1\$,$(sha256sum < "$copy/$1" | cut -c 1-64)  $1," "$copy/SHA256SUMS"
}
for report in tap xml; do
    fake
    name=$(cd "$copy" && find results -name "*.$report" | sort | head -n 1)
    sed -i '0,/PASS\|time=\|^ok/s//zzz/' "$copy/$name"
    cmp -s "$work/dossier/$name" "$copy/$name"
    is "$?" 1 "a forged .$report: it is another"
    reseal "$name"
    refused "a forged .$report" 'NOT OK  the TAP and JUnit reports say the same'
    contains "$work/out" "        $name" "a forged .$report: it is named"
done
fake
rm "$copy/SHA256SUMS"
mkfifo "$copy/SHA256SUMS"
certify 1 'a pipe for the digests' --verify "$copy"

# A JVM cannot keep its dossier from being sealed.
fake_jdk spoiling <<'END'
mkfifo pipe
ln -s nowhere link
ln -s . directory
touch "$(printf 'line\nfeed')"
mkdir sub && touch sub/file && chmod 000 sub/file sub
printf '# agent\nanswer: 41\n# probe\n' >&3
END
certify 1 'spoiling' --jdk "$work/spoiling" --out "$work/spoiled"
certify 0 'spoiling, verified' --verify "$work/spoiled"
(cd "$work/spoiled" && sha256sum --quiet -c SHA256SUMS)
ok $? 'spoiling: SHA256SUMS is that of sha256sum'
# ---- Signatures

if command -v ssh-keygen > /dev/null; then
    for key in ours theirs; do
        ssh-keygen -q -t ed25519 -N '' -C '' -f "$work/$key"
        printf 'acme@example.org %s\n' "$(cat "$work/$key.pub")" > "$work/signers-$key"
    done
    certify 0 'signing' --jdk "$work/good" --out "$work/signed" --sign "$work/ours"
    contains "$work/signed/CERTIFICATE.md" "$(cut -d ' ' -f 2 "$work/ours.pub")" \
        'signing: the certificate names the key'
    certify 0 'signed' --verify "$work/signed"
    certify 2 'signers of nothing' --jdk "$work/good" --out "$work/other" --signers "$work/signers-ours"
    certify 0 'signed by ours' --verify "$work/signed" --signers "$work/signers-ours"
    contains "$work/out" 'acme@example.org' 'signed by ours: it says by whom'
    certify 1 'signed by others' --verify "$work/signed" --signers "$work/signers-theirs"
    certify 1 'not signed' --verify "$work/dossier" --signers "$work/signers-ours"
    cp "$work/signed/SHA256SUMS.sig" "$work/signature"
    rm "$work/signed/SHA256SUMS.sig"
    certify 1 'the signature is gone' --verify "$work/signed"
    mkfifo "$work/signed/SHA256SUMS.sig"
    certify 1 'a pipe for the signature' --verify "$work/signed"
    rm "$work/signed/SHA256SUMS.sig"
    ssh-keygen -q -Y sign -f "$work/theirs" -n assay-certificate "$work/signed/SHA256SUMS" 2> /dev/null
    certify 1 'signed with another key than it names' --verify "$work/signed" \
        --signers "$work/signers-theirs"
    rm "$work/signed/SHA256SUMS.sig"
    ssh-keygen -q -Y sign -f "$work/ours" -n mail "$work/signed/SHA256SUMS" 2> /dev/null
    certify 1 'signed for something else' --verify "$work/signed"
    cp "$work/signature" "$work/signed/SHA256SUMS.sig"
    echo >> "$work/signed/SHA256SUMS"
    certify 1 'signed before it was changed' --verify "$work/signed"
    is "$(ls -A "$work/tmp")" '' 'signatures: nothing stays'
    certify 2 'a key that is not there' --jdk "$work/good" --out "$work/none" --sign "$work/none"
fi

finish
